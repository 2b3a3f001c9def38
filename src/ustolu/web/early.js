// Runs before the first paint: the look that this person chose, so that no page flashes in another one.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("ustolu-settings") || "{}");
  } catch {
    // Storage is closed to us or holds something else: the defaults stand.
  }
  root.dataset.theme = (chosen.theme || "auto").split("-").pop();
  root.dataset.contrast = String(chosen.theme).startsWith("contrast") ? "more" : "normal";
  root.dataset.size = chosen.size || "normal";
  root.dataset.motion = chosen.motion === "off" ? "off" : "on";
})();
