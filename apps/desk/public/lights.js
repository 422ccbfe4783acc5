// The chosen lights, before anything is painted: the key is lightsStorageKey of packages/ui. A file of its own, because
// the desk's policy allows no inline script.
try {
  const lights = localStorage.getItem("lights");
  if (lights === "on" || lights === "off") document.documentElement.dataset.theme = `lights-${lights}`;
} catch {
  // Storage is blocked: the page follows the system.
}
