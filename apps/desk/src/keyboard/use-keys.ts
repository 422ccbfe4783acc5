import { useEffect, useRef } from "react";
import { keysAreOn } from "./key-setting.ts";
import { type KeyCommand, type KeyStroke, readStroke } from "./key-strokes.ts";

type Handlers = Partial<Record<KeyCommand, () => void>>;

/** The part that came last is asked first: a table before the frame round it. */
const registered: (() => Handlers)[] = [];
/** After `g`, the second key has this long. */
const goMilliseconds = 1_500;
let goingSince = Number.NEGATIVE_INFINITY;

/** Serves keys while the part is on the screen. @param isFallback asked after all others */
export function useKeys(handlers: Handlers, isFallback = false): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const read = () => latest.current;
    if (isFallback) registered.unshift(read);
    else registered.push(read);
    if (registered.length === 1) window.addEventListener("keydown", serve);
    return () => {
      registered.splice(registered.indexOf(read), 1);
      if (registered.length === 0) window.removeEventListener("keydown", serve);
    };
  }, [isFallback]);
}

function serve(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || !keysAreOn()) return;
  const isGoing = event.timeStamp - goingSince < goMilliseconds;
  const outcome = readStroke(isGoing, strokeOf(event));
  goingSince = outcome.isGoing ? event.timeStamp : Number.NEGATIVE_INFINITY;
  const { command } = outcome;
  if (command === null) return;
  const handler = registered.findLast((read) => read()[command] !== undefined)?.()[command];
  if (handler === undefined) return;
  event.preventDefault();
  handler();
}

const fields = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";

function strokeOf(event: KeyboardEvent): KeyStroke {
  const place = event.target instanceof Element ? event.target : document.body;
  return {
    key: event.key,
    hasControl: event.ctrlKey || event.metaKey,
    hasAlt: event.altKey,
    isInField: place.matches(fields),
    isOnControl: place.closest("a, button, summary, input, [role=tab]") !== null,
    isBehindDialog: document.querySelector("dialog[open]") !== null,
  };
}
