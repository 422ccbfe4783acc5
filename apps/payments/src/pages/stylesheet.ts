import { raw } from "hono/html";

/** One small stylesheet for every page: from 320 px on, in both colour schemes. */
export const stylesheet = raw(`
:root { color-scheme: light dark; --ink: #16202a; --soft: #51606e; --page: #f2f5f7; --card: #fff; --line: #8896a4;
  --accent: #0a6b4c; --on: #fff; --bad: #a4262c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eef3; --soft: #a9b7c4; --page: #10161c; --card: #19222b; --line: #6d7d8c; --accent: #54cda1;
    --on: #06231a; --bad: #ffb4ab; }
}
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); overflow-wrap: anywhere; }
.note { margin: 0; padding: 10px 16px; text-align: center; background: var(--accent); color: var(--on); }
main { max-width: 34rem; margin: 0 auto; padding: 20px 16px 56px; }
main.wide { max-width: 72rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 8px 0 4px; }
h2 { font-size: 1.15rem; margin: 28px 0 8px; }
p { margin: 8px 0; }
a { color: var(--accent); }
.soft { color: var(--soft); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; margin: 16px 0; }
.card h2 { margin-top: 0; }
.ways { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; margin: 16px 0; list-style: none; }
.ways li { flex: 1 1 auto; }
.ways a { display: flex; min-height: 44px; padding: 8px 14px; align-items: center; justify-content: center; border: 1px solid var(--line);
  border-radius: 8px; background: var(--card); color: inherit; text-decoration: none; }
.ways a[aria-current] { border: 2px solid var(--accent); font-weight: 600; }
label { display: block; margin: 12px 0 4px; }
input, select, button { font: inherit; color: inherit; width: 100%; min-height: 44px; padding: 8px 12px; border-radius: 8px;
  border: 1px solid var(--line); background: var(--card); }
button { cursor: pointer; }
button.main { margin-top: 16px; background: var(--accent); border-color: var(--accent); color: var(--on); font-weight: 600; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0 12px; }
.list { list-style: none; padding: 0; margin: 0; }
.list > li { padding: 12px 0; border-top: 1px solid var(--line); }
.list button { margin-top: 8px; }
.big { font-size: 1.5rem; font-weight: 600; letter-spacing: .04em; font-variant-numeric: tabular-nums; }
.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 8px 0; }
dt { color: var(--soft); }
dd { margin: 0; }
[role=alert] { border-left: 4px solid var(--bad); padding: 8px 12px; margin: 16px 0; background: var(--card); color: var(--bad); font-weight: 600; }
summary { min-height: 44px; padding: 10px 0; cursor: pointer; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 16px; align-items: start; }
.acts { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
.acts button { width: auto; margin-top: 0; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`);
