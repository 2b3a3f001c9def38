// The screen stays lit while a table is open; where the browser cannot do that (plain http), nothing happens.
import { settings } from "./settings.js";

/** Keeps the screen awake until the function it returns is called. */
export function awake() {
  let lock = null;
  let over = false;
  const hold = async () => {
    if (over || settings.awake.value === "off" || document.visibilityState !== "visible" || !navigator.wakeLock) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) lock.release();
    } catch {
      // Refused, for instance on a low battery: playing goes on.
    }
  };
  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    lock?.release();
  };
}
