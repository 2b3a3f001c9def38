// A draw computed again in this browser, from what the league shows. The same as leagues/draw.py.
import { diceKey, fall } from "../verify/record.js";
import { hex, sha256, unhex } from "../verify/sha256.js";

/** True when the round's secret is the one that was promised, and the tables follow from it and the salts. */
export function holds(league, each) {
  const promised = each.round === 1 ? league.commitment : league.rounds[each.round - 2].secret;
  const secret = unhex(each.secret);
  if (hex(sha256(secret)) !== promised) return false;
  const key = diceKey(secret, `${league.id} ${each.round}`, each.salts);
  const order = [...each.members];
  for (let i = order.length - 1, k = 0; i > 0; i--, k++) {
    const j = fall(key, k, i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return String(order) === String([...each.tables.flatMap(({ members }) => members), ...each.resting]);
}
