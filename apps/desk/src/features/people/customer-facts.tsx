import { addressLines } from "@precise/cart-core/address-lines";
import { nairaText } from "@precise/cart-core/money";
import { type DeskCustomer, unmaskCustomer } from "@precise/contract/desk/people";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import { phoneText } from "@precise/contract/nigeria/phone";
import type { DataOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { type ReactNode, useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { UnmaskDialog } from "#desk/forms/unmask-dialog.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { useMay } from "#desk/session/session.ts";
import { kindNames } from "./customer-words.ts";
import * as css from "./customers.css.ts";

type Unmasked = DataOf<typeof unmaskCustomer>;

/** Who it is, and how and where to reach them. */
export function CustomerFacts({ customer }: { readonly customer: DeskCustomer }) {
  const [unmasked, setUnmasked] = useState<Unmasked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const unmask = useDeskWrite(unmaskCustomer);
  const readsMail = useMay("mail.read");
  const isMasked = customer.is_masked && unmasked === null;
  const { phone, email, addresses } = unmasked ?? customer;
  const {
    kind,
    is_email_verified: isVerified,
    since,
    seen_at: seenAt,
    bought,
    same_email: others,
  } = customer;
  return (
    <section className={css.part} aria-labelledby="who">
      <h2 id="who" className={css.partTitle}>
        Who it is
      </h2>
      <dl className={css.facts}>
        <Fact name="Kind">
          {kind === "guest"
            ? `Guest: known by the ${email === "" ? "phone" : "e-mail"} of the orders`
            : kindNames[kind]}
        </Fact>
        <Fact name="E-mail">
          {email === "" || isMasked ? (
            <span>{email || "None"}</span>
          ) : (
            <a href={`mailto:${email}`}>{email}</a>
          )}
          {kind === "account" && !isVerified && (
            <span className={css.small}>Not verified: it may be someone else's.</span>
          )}
          {readsMail && !isMasked && email !== "" && (
            <span className={css.small}>
              <DeskLink href={`/mail?q=${encodeURIComponent(email)}`}>E-mails to it</DeskLink>
            </span>
          )}
        </Fact>
        {phone !== "" && (
          <Fact name="Phone">
            {isMasked ? (
              phone
            ) : (
              <span className={css.links}>
                <a href={`tel:${phone}`}>{phoneText(phone)}</a>
                <a href={`https://wa.me/${phone.replace(/\D/g, "")}`} target="_blank" rel="noreferrer">
                  WhatsApp
                </a>
              </span>
            )}
          </Fact>
        )}
        <Fact name={kind === "account" ? "Since" : "First order"}>{dayAndTime(since)}</Fact>
        <Fact name={kind === "account" ? "Signed in" : "Last order"}>{dayAndTime(seenAt)}</Fact>
        {bought && (
          <Fact name="Ordered">
            <span className={css.figure}>{nairaText(bought.value)}</span>
          </Fact>
        )}
        {addresses.map((address) => (
          <Fact key={address.name} name="Address">
            {addressLines(address).map((line) => (
              <div key={line}>{line}</div>
            ))}
            <span className={css.small}>{address.name}</span>
          </Fact>
        ))}
      </dl>
      {isMasked && customer.may_unmask && (
        <div>
          <Button tone="secondary" onClick={() => setAsking(true)}>
            Show phone, e-mail and addresses
          </Button>
        </div>
      )}
      {customer.is_leaving && (
        <Alert>They deleted their account. What orders say of them goes when the orders are done.</Alert>
      )}
      {others.length > 0 && (
        <Alert title="The same e-mail">
          <ul className={css.list}>
            {others.map((other) => (
              <li key={other.id}>
                <DeskLink href={`/customers/${other.id}`}>{other.name || "No name"}</DeskLink>,{" "}
                {other.kind === "account" ? "an account" : "a guest"}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isAsking && (
        <UnmaskDialog
          about={customer.id}
          title="Show phone, e-mail and addresses"
          isPending={unmask.isPending}
          onAsk={(body) => unmask.mutateAsync([{ params: { id: customer.id }, body }])}
          onShown={setUnmasked}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  );
}
