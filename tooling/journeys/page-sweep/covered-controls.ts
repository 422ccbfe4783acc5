/**
 * Controls that a finger would miss: at their centre, or near an edge, something else lies on top and no scrolling frees
 * them. A link of several lines is tried on each; a field or its label may answer.
 */
export function findCoveredControls(): string[] {
  const { shown, nameOf, scrollTo } = window.pageTools;
  const selector =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0'], " +
    "[role=button], [role=link], [role=switch], [role=checkbox], [role=radio], [role=tab], [role=slider], [role=option]";
  const labelsOf = (control: Element) =>
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
      ? [...(control.labels ?? [])]
      : [];
  // Where on a line of the control it is tried: the centre, and near the middle of each edge.
  const spots = [
    ["its centre", 0.5, 0.5],
    ["its left edge", 0, 0.5],
    ["its right edge", 1, 0.5],
    ["its top edge", 0.5, 0],
    ["its bottom edge", 0.5, 1],
  ] as const;
  /** Null where the control has changed since, and that spot is no more. */
  const linesOf = (control: Element) =>
    [...control.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
  const pointOf = (
    control: Element,
    line: number,
    [, across, down]: (typeof spots)[number],
    lines = linesOf(control),
  ) => {
    const box = lines[line];
    if (box === undefined) return null;
    const inset = (length: number) => Math.min(4, length / 4);
    // What lies in the padding of a field, such as its button, is meant to.
    const { paddingLeft, paddingRight } = getComputedStyle(control);
    const isField = control.matches("input, textarea");
    const left = box.left + (isField ? Number.parseFloat(paddingLeft) : 0);
    const right = box.right - (isField ? Number.parseFloat(paddingRight) : 0);
    const at = (start: number, length: number, share: number) =>
      start + inset(length) + share * (length - 2 * inset(length));
    return { x: at(left, right - left, across), y: at(box.top, box.height, down) };
  };
  const isInView = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const topAt = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
  const isHit = (control: Element, found: Element | null) =>
    found !== null && (control.contains(found) || labelsOf(control).some((label) => label.contains(found)));

  const controls = shown(selector).filter((control) => !control.matches(":disabled, [aria-disabled=true]"));
  const lookedAt = controls.map((control) => ({
    control,
    waiting: linesOf(control).flatMap((_, line) => spots.map((spot) => ({ line, spot }))),
  }));
  const keepMissed = () => {
    for (const each of lookedAt) {
      if (each.waiting.length === 0) continue;
      const lines = linesOf(each.control);
      // What has a point in view has a line in view.
      const isNear = lines.some(({ top, bottom }) => bottom >= 0 && top < innerHeight);
      each.waiting = each.waiting.filter(({ line, spot }) => {
        if (!isNear) return lines[line] !== undefined;
        const point = pointOf(each.control, line, spot, lines);
        return point !== null && !(isInView(point) && isHit(each.control, topAt(point)));
      });
    }
  };

  // Most are free somewhere on the way down the page; each of the others is then brought to the middle.
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.6) {
    scrollTo(top);
    keepMissed();
  }
  const left = lookedAt.flatMap(({ control, waiting }) => waiting.map((spot) => ({ control, ...spot })));
  const faults = left.flatMap(({ control, line, spot }) => {
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const before = pointOf(control, line, spot);
    if (before === null) return [];
    scrollTo(scrollY + before.y - innerHeight / 2);
    const point = pointOf(control, line, spot);
    if (point === null) return [];
    const found = topAt(point);
    if (isHit(control, found)) return [];
    const cover = found === null ? "is out of the screen's reach" : `is covered by ${nameOf(found)}`;
    return [{ control, fault: `${spot[0]} ${cover}` }];
  });
  scrollTo(0);
  return [...new Set(faults.map(({ control }) => control))].map((control) => {
    const own = faults.filter((each) => each.control === control).map(({ fault }) => fault);
    return `${nameOf(control)}: ${own.slice(0, 2).join("; ")}`;
  });
}
