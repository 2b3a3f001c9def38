// SHA-256 (FIPS 180-4) and HMAC (RFC 2104): on plain http, as in a home network, the browser's own are closed.

const K = new Uint32Array(64);
const START = new Uint32Array(8);
for (let n = 2, found = 0; found < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  // The first 32 bits of the fractional parts of the square and cube roots of the first primes.
  if (found < 8) START[found] = Math.floor((Math.sqrt(n) % 1) * 2 ** 32);
  K[found++] = Math.floor((Math.cbrt(n) % 1) * 2 ** 32);
}

const turn = (x, n) => (x >>> n) | (x << (32 - n));

function block(state, w) {
  for (let i = 16; i < 64; i++) {
    const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => {
    state[i] += x;
  });
}

/** The 32 bytes of SHA-256 of some bytes. */
export function sha256(bytes) {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    block(state, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((x, i) => {
    out.setUint32(4 * i, x);
  });
  return new Uint8Array(out.buffer);
}

export function join(...parts) {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** The 32 bytes of HMAC-SHA256. */
export function hmac(key, bytes) {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      padded.map((b) => b ^ 0x36),
      bytes,
    ),
  );
  return sha256(
    join(
      padded.map((b) => b ^ 0x5c),
      inner,
    ),
  );
}

export const utf8 = (text) => new TextEncoder().encode(text);
export const hex = (bytes) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
export const unhex = (text) => new Uint8Array((text.match(/../g) || []).map((pair) => Number.parseInt(pair, 16)));
