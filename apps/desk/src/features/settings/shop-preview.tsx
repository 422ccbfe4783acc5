import { type IdentityValues, identityNames } from "@precise/contract/desk/settings/identity";
import type { ReactNode } from "react";
import * as texts from "#desk/styles/texts.css.ts";
import { identityText } from "./identity-form.ts";
import * as css from "./shop-preview.css.ts";

/**
 * How what is stated of the shop reads where visitors and customers meet it: header, foot, e-mails, invoices and the panel of a
 * transfer.
 * @param values a draft, or what holds
 */
export function ShopPreview({ values }: { readonly values: Partial<IdentityValues> }) {
  const text = (field: keyof IdentityValues) => identityText(field, values[field] ?? {});
  const phone = values.phones?.numbers[0] ?? "";
  const pages = (["facebook", "instagram", "linkedin"] as const)
    .filter((network) => text(network) !== "")
    .map((network) => identityNames[network]);
  const vat = text("vat_number");
  return (
    <section className={css.preview} aria-label="Preview">
      <Sheet place="Top bar and header">
        <Line>{[text("promise"), ...pages].join(" · ")}</Line>
        <div className={css.rule} />
        <span className={css.name}>{text("name")}</span>
      </Sheet>
      <Sheet place="Foot of each page">
        <Line>Call or write · {text("promise")}</Line>
        <Line>{phone}</Line>
        <Line>{text("email")}</Line>
        <Line>© {text("legal_name")}</Line>
      </Sheet>
      <Sheet place="E-mails">
        <Line>
          From: {text("name")} &lt;{text("email")}&gt;
        </Line>
        <span className={css.name}>{text("name")}</span>
        <div className={css.rule} />
        <Line>
          {text("legal_name")}, {text("address")}
        </Line>
        <Line>
          {phone} · {text("email")}
        </Line>
      </Sheet>
      <Sheet place="Invoices">
        <span className={css.name}>{text("legal_name")}</span>
        <Line>{text("address")}</Line>
        <Line>TIN {text("tin")}</Line>
        {vat && <Line>VAT no. {vat}</Line>}
        <Line>{text("rc_number")}</Line>
        <Line>{phone}</Line>
        <Line>{text("email")}</Line>
      </Sheet>
      <Sheet place="Paying by transfer">
        <Line>{values.bank?.bank_name}</Line>
        <Line>{values.bank?.account_name}</Line>
        <span className={css.name}>{values.bank?.account_number}</span>
      </Sheet>
    </section>
  );
}

function Sheet({ place, children }: { readonly place: string; readonly children: ReactNode }) {
  return (
    <figure className={css.sheet}>
      <figcaption className={texts.note}>{place}</figcaption>
      {children}
    </figure>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return <span className={css.line}>{children}</span>;
}
