import { localGovernmentAreas } from "@precise/contract/nigeria/local-government-areas";
import { states } from "@precise/contract/nigeria/states";
import { latinNameHint } from "@precise/contract/wire/latin-name";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import type { DeskForm } from "#desk/forms/use-desk-form.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as css from "#desk/written-lines/written-lines.css.ts";
import { CallerCard } from "./caller-card.tsx";
import type { TypedOrder } from "./order-entries.ts";

interface Props {
  readonly form: DeskForm<TypedOrder, TypedOrder>;
  readonly showrooms: readonly { readonly id: string; readonly name: string }[];
}

function latinHint(name: string) {
  const hint = latinNameHint(name);
  return hint === null ? {} : { hint };
}

/** Who orders, and where it goes: the phone first, because it may fill in the rest. */
export function BuyerFields({ form, showrooms }: Props) {
  const { field } = form;
  const { watch, setValue } = form.form;
  const [place, state, phone, firstname, lastname] = watch([
    "place",
    "state",
    "phone",
    "firstname",
    "lastname",
  ]);
  const put = (name: keyof TypedOrder, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: false });
  return (
    <section className={layouts.stack} aria-labelledby="buyer">
      <h2 id="buyer">Buyer</h2>
      <TextField label="Phone" type="tel" autoComplete="off" {...field("phone")} />
      <CallerCard
        phone={phone}
        onTake={(contact, address) => {
          put("firstname", contact.firstname);
          put("lastname", contact.lastname);
          put("email", contact.email);
          if (address === null) return;
          put("line1", address.line1);
          put("landmark", address.landmark ?? "");
          put("state", address.state);
          put("lga", address.lga);
        }}
      />
      <div className={css.pair}>
        <TextField label="First name" autoComplete="off" {...latinHint(firstname)} {...field("firstname")} />
        <TextField label="Last name" autoComplete="off" {...latinHint(lastname)} {...field("lastname")} />
      </div>
      <TextField
        label="E-mail"
        type="email"
        optional
        hint="The order and its links go there. Without one, you tell the buyer by phone."
        autoComplete="off"
        {...field("email")}
      />
      <SelectField label="Delivery" {...field("place")}>
        <option value="delivery">To an address</option>
        {showrooms.map(({ id, name }) => (
          <option key={id} value={id}>
            Collected at {name}
          </option>
        ))}
      </SelectField>
      {place === "delivery" && (
        <>
          <TextField label="Street and number" autoComplete="off" {...field("line1")} />
          <TextField label="Landmark" optional autoComplete="off" {...field("landmark")} />
          <div className={css.pair}>
            <SelectField label="State" {...field("state")}>
              {states.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </SelectField>
            <SelectField label="Local government area" {...field("lga")}>
              <option value="">Choose</option>
              {localGovernmentAreas(state).map((lga) => (
                <option key={lga}>{lga}</option>
              ))}
            </SelectField>
          </div>
        </>
      )}
      <TextareaField label="What the customer wishes" optional rows={2} {...field("note")} />
    </section>
  );
}
