import { Alert } from "@precise/ui/components/feedback/alert";
import { ReadingTable } from "@precise/ui/components/layout/reading-table";
import { withUnit } from "../parts/address-values.ts";
import { FigureList } from "../parts/figure-list.tsx";
import * as page from "../parts/tool-page.css.ts";
import { ToolSection } from "../parts/tool-page.tsx";
import { outageCopy } from "./outage-copy.ts";
import type { Battery, LoadedLight, OutageAnswer, OutageResult } from "./plan-outage.ts";

const copy = outageCopy.answer;

/** Which lights stay on, and how long the battery carries them. */
export function OutageAnswerView(props: {
  readonly result: OutageResult;
  readonly hours: number;
  readonly battery: Battery;
}) {
  const { result, hours, battery } = props;
  switch (result.kind) {
    case "fault":
      return (
        <Alert tone="critical" title={outageCopy.toCorrect}>
          {outageCopy.faults[result.code]}
        </Alert>
      );
    case "needs-too-much":
      return (
        <Alert tone="caution" title={outageCopy.needsTooMuch.title}>
          {outageCopy.needsTooMuch.text(
            withUnit(result.watts, "W", 1),
            withUnit(result.hours, "h", 1),
            withUnit(result.wattBudget, "W", 0),
            withUnit(hours, "h", 1),
          )}
        </Alert>
      );
    case "plan":
      return <Plan answer={result.answer} hours={hours} battery={battery} />;
  }
}

function Plan(props: { readonly answer: OutageAnswer; readonly hours: number; readonly battery: Battery }) {
  const { answer, hours, battery } = props;
  const { on, off, watts, wattBudget, wattsPer100Ah, addedBy100Ah } = answer;
  return (
    <ToolSection id="plan" title={copy.title}>
      <FigureList
        figures={[
          {
            label: copy.figures.watts,
            value: withUnit(watts, "W", 1),
            detail: copy.figures.ofBudget(withUnit(wattBudget, "W", 0)),
          },
          ...(answer.hours === null
            ? []
            : [
                {
                  label: copy.figures.hours,
                  value: withUnit(answer.hours, "h", 1),
                  detail: copy.figures.outage(withUnit(hours, "h", 1)),
                },
              ]),
          { label: copy.figures.more, value: withUnit(wattsPer100Ah, "W", 0) },
        ]}
      />
      {on.length === 0 && <p>{copy.none}</p>}
      {off.length === 0 && <p>{copy.all}</p>}
      <ReadingTable
        label={copy.title}
        heads={[copy.heads.room, copy.heads.light, copy.heads.watts, copy.heads.why]}
        rows={[
          ...on.map((light) => lightRow(light, copy.on)),
          ...off.map((light) => lightRow(light, copy.off)),
        ]}
      />
      {off.length > 0 && (
        <p>
          {addedBy100Ah.length === 0 ? copy.addedNothing : copy.added(addedBy100Ah.map(lightName).join("; "))}
        </p>
      )}
      <p className={page.note}>
        {batteryText(battery)} {copy.batteryUse[battery.chemistry]} {copy.perDay}
      </p>
    </ToolSection>
  );
}

function lightRow(light: LoadedLight, state: string) {
  const { room, watts, priority, mustStayOn } = light;
  const why = mustStayOn ? copy.mustStayOn : copy.priority(priority);
  return {
    head: room === "" ? "–" : room,
    cells: [piecesOf(light), withUnit(watts, "W", 1), `${state}. ${why}`],
  };
}

function piecesOf({ pieces, name }: LoadedLight): string {
  return pieces === 1 ? name : `${pieces} × ${name}`;
}

function lightName(light: LoadedLight): string {
  return outageCopy.swaps.swap(light.room, piecesOf(light));
}

function batteryText({ count, volts, ampHours, chemistry }: Battery): string {
  return `${count} × ${withUnit(volts, "V", 1)}, ${withUnit(ampHours, "Ah", 0)}, ${outageCopy.form.kinds[chemistry]}.`;
}
