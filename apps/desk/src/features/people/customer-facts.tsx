import { addressLines } from "@precise/cart-core/address-lines";
import { nairaText } from "@precise/cart-core/money";
import { type DeskCustomer, unmaskCustomer } from "@precise/contract/desk/people";
import { dayAndTime } from "@precise/contract/nigeria/lagos-days";
import type { DataOf } from "@precise/contract/wire/route";
import { Alert } from "@precise/ui/components/feedback/alert";
import { useState } from "react";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { Unmask } from "#desk/forms/unmask.tsx";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { Fact, Facts } from "#desk/parts/facts.tsx";
import { Part } from "#desk/parts/part.tsx";
import { PhoneLinks } from "#desk/parts/phone-links.tsx";
import { useMay } from "#desk/session/session.ts";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { CustomerTags } from "./customer-tags.tsx";
import { kindNames } from "./customer-words.ts";

type Unmasked = DataOf<typeof unmaskCustomer>;

/** Who it is, and how and where to reach them. */
export function CustomerFacts({ customer }: { readonly customer: DeskCustomer }) {
  const [unmasked, setUnmasked] = useState<Unmasked | null>(null);
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
    <Part title="Who it is" id="who">
      <Facts>
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
            <span className={texts.small}>Not verified: it may be someone else's.</span>
          )}
          {readsMail && !isMasked && email !== "" && (
            <span className={texts.small}>
              <DeskLink href={`/mail?q=${encodeURIComponent(email)}`}>E-mails to it</DeskLink>
            </span>
          )}
        </Fact>
        {phone !== "" && <Fact name="Phone">{isMasked ? phone : <PhoneLinks phone={phone} />}</Fact>}
        <Fact name="Tags">
          <CustomerTags customer={customer} />
        </Fact>
        <Fact name={kind === "account" ? "Since" : "First order"}>{dayAndTime(since)}</Fact>
        <Fact name={kind === "account" ? "Signed in" : "Last order"}>{dayAndTime(seenAt)}</Fact>
        {bought && (
          <Fact name="Ordered">
            <span className={texts.figure}>{nairaText(bought.value)}</span>
          </Fact>
        )}
        {addresses.map((address) => (
          <Fact key={address.name} name="Address">
            {addressLines(address).map((line) => (
              <div key={line}>{line}</div>
            ))}
            <span className={texts.small}>{address.name}</span>
          </Fact>
        ))}
      </Facts>
      {isMasked && customer.may_unmask && (
        <Unmask
          about={customer.id}
          title="Show phone, e-mail and addresses"
          isPending={unmask.isPending}
          onAsk={(body) => unmask.mutateAsync([{ params: { id: customer.id }, body }])}
          onShown={setUnmasked}
        />
      )}
      {customer.is_leaving && (
        <Alert>They deleted their account. What orders say of them goes when the orders are done.</Alert>
      )}
      {others.length > 0 && (
        <Alert title="The same e-mail">
          <ul className={layouts.rows}>
            {others.map((other) => (
              <li key={other.id}>
                <DeskLink href={`/customers/${other.id}`}>{other.name || "No name"}</DeskLink>,{" "}
                {other.kind === "account" ? "an account" : "a guest"}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Part>
  );
}
