import type { LightingFigures } from "@precise/contract/shop/light/lighting";
import { Alert } from "@precise/ui/components/feedback/alert";
import { ReadingTable } from "@precise/ui/components/layout/reading-table";
import { numberText, withUnit } from "../parts/address-values.ts";
import * as page from "../parts/tool-page.css.ts";
import { ToolSection } from "../parts/tool-page.tsx";
import { inverterFindings } from "./inverter-findings.ts";
import { outageCopy } from "./outage-copy.ts";
import type { OutageAnswer } from "./plan-outage.ts";

const copy = outageCopy.electrician;

/**
 * The circuit "lights on inverter" with what it loads the inverter with; nothing but a sentence while nobody signs such advice.
 * @source design D35
 */
export function ElectricianList(props: {
  readonly answer: OutageAnswer;
  /** What the visitor's inverter says. */
  readonly inverterVa: number | undefined;
  readonly advice: LightingFigures["electrical_advice"];
}) {
  const { answer, inverterVa, advice } = props;
  if (!advice.is_on) return <Alert>{copy.off}</Alert>;
  const { on, watts, va } = answer;
  const { heads } = copy;
  return (
    <ToolSection id="electrician" title={copy.title}>
      <ReadingTable
        label={copy.title}
        heads={[heads.room, heads.light, heads.pieces, heads.watts, heads.va, heads.note]}
        rows={on.map((light) => ({
          head: light.room === "" ? "–" : light.room,
          cells: [
            light.article === undefined ? light.name : `${light.name} (${light.article.sku})`,
            numberText(light.pieces),
            numberText(light.watts, 1),
            numberText(light.va, 0),
            noteOf(light),
          ],
        }))}
      />
      <p>
        {copy.total(withUnit(watts, "W", 1), withUnit(va, "VA", 0))}{" "}
        {copy.inverter(withUnit(answer.inverterVa, "VA", 0))}
      </p>
      {inverterVa !== undefined && <OwnInverter answer={answer} inverterVa={inverterVa} />}
      <p className={page.note}>{copy.lookedAt}</p>
      <p>
        {advice.engineer ? copy.signed(advice.engineer.name, advice.engineer.registration) : copy.notSigned}
      </p>
      <p className={`${page.note} ${page.onScreen}`}>{copy.print}</p>
    </ToolSection>
  );
}

function OwnInverter({ answer, inverterVa }: { readonly answer: OutageAnswer; readonly inverterVa: number }) {
  const found = inverterFindings(answer.on, inverterVa);
  if (found.length === 0) return <p>{copy.inverterFits(withUnit(inverterVa, "VA", 0))}</p>;
  return found.map(({ text, fix }) => (
    <Alert key={text} tone="caution">
      {text} {fix}
    </Alert>
  ));
}

function noteOf({ article, mustStayOn, va, watts }: OutageAnswer["on"][number]): string {
  const factor = article?.powerFactor === undefined ? copy.assumed(watts / va) : copy.stated;
  return mustStayOn ? `${outageCopy.answer.mustStayOn}; ${factor}` : factor;
}
