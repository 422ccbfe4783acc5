/**
 * Inline script for the head of a page with a loader: holds presses on `data-replay="loaded"` until the loader runs, which
 * then says so by `<html data-loaded>`, and those on `data-replay="listening"` until React listens. The loader does each of
 * them once. A link and a form's button are not held where the page is whole without its loader: that could not be had then.
 * Inline because a press may come before the first file; a constant string, whose hash is part of the policy.
 * Single quotes: a page carries it a second time, in a text where double ones would be escaped.
 * @source design D26
 */
export const holdScript = `addEventListener('click',function(v){var d=document,s=d.documentElement.dataset,t=v.target.closest&&v.target.closest('[data-replay]');if(!t||t.dataset.replay in s||'listening'in s||v.metaKey||v.ctrlKey||v.shiftKey||v.altKey||(t.href||t.form)&&d.readyState=='complete'&&!('loaded'in s))return;v.preventDefault();v.stopImmediatePropagation();(window.heldPresses=window.heldPresses||[]).push(t)},true)`;
