"use client";
"use no memo";
import { states } from "@precise/contract/nigeria/states";
import { Button } from "@precise/ui/components/inputs/button";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useEffect } from "react";
import { useAreas } from "../forms/use-areas.ts";
import { onlyWithoutScripts } from "./address-fields.css.ts";

/** Fields of a Nigerian address, named as in the contract. */
export type AddressField = "state" | "lga" | "line1" | "line2" | "landmark";

/** Words round the fields of an address. */
export interface AddressWords {
  readonly state: string;
  readonly chooseState: string;
  readonly lga: string;
  readonly chooseLga: string;
  readonly chooseStateFirst: string;
  /** Shown in the list while its areas load. */
  readonly areasComing: string;
  /** The button that asks the server for the areas of the chosen state. */
  readonly showAreas: string;
  readonly line1: string;
  readonly line2: string;
  readonly landmark: string;
  readonly landmarkHint: string;
}

/** What a field is given beside its label. */
export interface FieldGiven {
  readonly id: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
  readonly autoFocus: boolean;
}

/**
 * A Nigerian address: the state, its local government area, the street, and a landmark. The areas follow the state; where
 * there are no scripts, or the areas cannot be loaded, a button with `name=intent value=areas` sends the form for them.
 * @param typed what was typed before a reload: the list of areas comes after it
 * @param known local government areas of the state that is chosen already
 */
export function AddressFields(props: {
  readonly words: AddressWords;
  readonly propsOf: (field: AddressField) => FieldGiven;
  readonly typed: { readonly lga?: string | undefined } | null;
  readonly known: readonly string[];
}) {
  const { words, propsOf } = props;
  const { areas, standing, prepare, choose } = useAreas(props.known, propsOf("state").defaultValue);

  // The list loads after the entry that a reload restores. It is the same element throughout: a person who has tabbed into
  // it keeps the focus.
  const typedArea = props.typed?.lga ?? "";
  useEffect(() => {
    const list = document.getElementById("lga");
    if (list instanceof HTMLSelectElement && list.value === "" && areas.includes(typedArea))
      list.value = typedArea;
  }, [areas, typedArea]);

  const withoutAreas = { here: words.chooseStateFirst, coming: words.areasComing, away: words.chooseLga };
  return (
    <>
      <SelectField
        {...propsOf("state")}
        label={words.state}
        autoComplete="address-level1"
        onFocus={prepare}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{words.chooseState}</option>
        {states.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <div className={standing === "away" ? undefined : onlyWithoutScripts}>
        <Button type="submit" tone="secondary" name="intent" value="areas">
          {words.showAreas}
        </Button>
      </div>
      <SelectField {...propsOf("lga")} label={words.lga} autoComplete="address-level2">
        <option value="">{areas.length > 0 ? words.chooseLga : withoutAreas[standing]}</option>
        {areas.map((area) => (
          <option key={area}>{area}</option>
        ))}
      </SelectField>
      <TextField {...propsOf("line1")} label={words.line1} autoComplete="address-line1" />
      <TextField {...propsOf("line2")} label={words.line2} optional autoComplete="address-line2" />
      <TextField
        {...propsOf("landmark")}
        label={words.landmark}
        hint={words.landmarkHint}
        optional
        autoComplete="address-line3"
      />
    </>
  );
}
