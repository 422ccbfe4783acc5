import type { LightingTarget } from "@precise/contract/shop/light/lighting";
import { reflectances } from "@precise/lighting/utilisation";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { routes } from "#shop/base/routes/route-table.ts";
import { ChoiceField, FieldRow, MoreFields, NumberField, SwitchField } from "../parts/tool-fields.tsx";
import { ToolForm } from "../parts/tool-form.client.tsx";
import type { SkuFault } from "./plan-answer.ts";
import { plannerCopy as copy } from "./planner-copy.ts";
import type { PlannerValues } from "./planner-values.ts";

const dusts = ["home", "dusty"] as const;

/** The room's values. */
export function PlannerForm(props: {
  readonly values: PlannerValues;
  readonly targets: readonly LightingTarget[];
  readonly kelvins: readonly string[];
  readonly skuFault: SkuFault | undefined;
}) {
  const { values, targets, kelvins, skuFault } = props;
  const { use, length, width, ceiling, walls, dust, isForEyes, lux, kelvin, fan, sku } = values;
  const target = targets.find((each) => each.use === use.value);
  const isMoreInUse =
    dust.value !== "home" || lux.typed !== "" || kelvin.value !== "any" || fan.typed !== "" || sku !== "";
  return (
    <ToolForm action={routes.roomPlanner.href} label={copy.form} submitLabel={copy.workOut}>
      <ChoiceField
        name="use"
        label={copy.use}
        read={use}
        choices={targets.map((each) => ({
          value: each.use,
          name: each.name,
          group: each.is_work_place ? copy.atWork : copy.atHome,
        }))}
      />
      <FieldRow>
        <NumberField name="length" label={copy.length} unit="m" read={length} />
        <NumberField name="width" label={copy.width} unit="m" read={width} />
        <NumberField name="ceiling" label={copy.ceiling} unit="m" read={ceiling} />
      </FieldRow>
      <ChoiceField
        name="walls"
        label={copy.walls}
        read={walls}
        choices={reflectances.map((value) => ({ value, name: copy.wallNames[value] }))}
      />
      <SwitchField name="eyes" label={copy.eyes} isOn={isForEyes} hint={copy.eyesHint} />
      <MoreFields title={copy.more} isOpen={isMoreInUse}>
        <ChoiceField
          name="dust"
          label={copy.dust}
          read={dust}
          choices={dusts.map((value) => ({ value, name: copy.dustNames[value] }))}
        />
        <ChoiceField
          name="kelvin"
          label={copy.kelvin}
          read={kelvin}
          choices={[
            { value: "any", name: copy.anyKelvin },
            ...kelvins.map((value) => ({ value, name: copy.kelvinName(value) })),
          ]}
        />
        <NumberField
          name="lux"
          label={copy.lux}
          unit="lx"
          read={lux}
          optional
          {...(target && { hint: copy.luxHint(target.lux) })}
        />
        <NumberField name="fan" label={copy.fan} unit="m" read={fan} hint={copy.fanHint} optional />
        <SkuField sku={sku} fault={skuFault} />
      </MoreFields>
    </ToolForm>
  );
}

/** The item number of a light that the visitor has in mind. */
function SkuField({ sku, fault }: { readonly sku: string; readonly fault: SkuFault | undefined }) {
  return (
    <TextField
      id="tool-sku"
      name="sku"
      label={copy.sku}
      hint={copy.skuHint}
      error={fault && copy.skuFaults[fault](sku)}
      optional
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      defaultValue={sku}
    />
  );
}
