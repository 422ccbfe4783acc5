import { claimWishes } from "@precise/cart-core/claim-words";
import { dayText } from "@precise/contract/nigeria/lagos-days";
import type { ReturnOptions } from "@precise/contract/shop/orders/returns";
import { Alert } from "@precise/ui/components/feedback/alert";
import { RadioCards } from "@precise/ui/components/inputs/radio-cards";
import { TextareaField } from "@precise/ui/components/inputs/text-field";
import { Container } from "@precise/ui/components/layout/layout";
import { orderPage } from "#shop/base/storage/order-cookie.ts";
import * as page from "#shop/features/buying/order/order-view.css.ts";
import type { PictureProblem } from "#shop/features/messages/picture-problem.ts";
import { claimStateText, claimCopy as copy } from "./claim-copy.ts";
import { type ClaimEntries, type ClaimProblem, entriesNamed, entryOf } from "./claim-entries.ts";
import { ClaimForm } from "./claim-form.client.tsx";
import * as css from "./claim-form.css.ts";
import { ClaimItemFields } from "./claim-item-fields.tsx";

/** The returns of an order: those that there are, and the form for another. */
export function ClaimFormView(props: {
  readonly options: ReturnOptions;
  readonly entries: ClaimEntries;
  readonly problem: ClaimProblem | null;
  readonly pictureProblem: PictureProblem | null;
}) {
  const { options, entries, problem, pictureProblem } = props;
  const { order_number: number, is_open, items, claims, change_of_mind_until } = options;
  const isAnyLeft = items.some(({ left }) => left > 0);
  const until = change_of_mind_until === undefined ? null : dayText(change_of_mind_until);
  return (
    <Container>
      <div className={page.trackPage}>
        <h1>{copy.title}</h1>
        <p className={page.intro}>
          {copy.intro(number)} <a href={copy.termsHref}>{copy.terms}</a>
        </p>
        {claims.length > 0 && (
          <section className={page.part}>
            <h2 className={page.partTitle}>{copy.claimsTitle}</h2>
            <ul className={css.claims} role="list">
              {claims.map((claim) => (
                <li key={claim.number}>
                  <a className={page.handle} href={`${orderPage(number)}/returns/${claim.number}`}>
                    {claim.number}
                  </a>{" "}
                  · {claimStateText(claim.state)}
                </li>
              ))}
            </ul>
          </section>
        )}
        {problem && <Alert tone="critical">{copy.problems[problem]}</Alert>}
        {is_open && isAnyLeft ? (
          <ClaimForm
            action={`${orderPage(number)}/form/return`}
            kept={entriesNamed(entries, "pictures")}
            pictureProblem={pictureProblem}
          >
            <RadioCards
              name="kind"
              legend={copy.kind}
              defaultValue={entryOf(entries, "kind") || undefined}
              options={[
                { value: "return", title: copy.kinds.return.title, detail: copy.kinds.return.detail(until) },
                { value: "warranty", ...copy.kinds.warranty },
              ]}
            />
            <section className={css.items}>
              <h2 className={css.itemsTitle}>{copy.items}</h2>
              {items.map((item, place) => (
                <ClaimItemFields
                  key={item.sku}
                  item={item}
                  place={place}
                  entries={entries}
                  start={items.length === 1 ? "1" : "0"}
                />
              ))}
            </section>
            <RadioCards
              name="wish"
              legend={copy.wish}
              defaultValue={entryOf(entries, "wish") || "refund"}
              options={claimWishes.map((remedy) => ({ value: remedy, title: copy.wishes[remedy] }))}
            />
            <TextareaField
              id="note"
              label={copy.note}
              optional
              rows={4}
              maxLength={2000}
              defaultValue={entryOf(entries, "note")}
            />
          </ClaimForm>
        ) : (
          <p>{is_open ? copy.nothingLeft : copy.notOpen}</p>
        )}
        <a className={page.handle} href={orderPage(number)}>
          {copy.back}
        </a>
      </div>
    </Container>
  );
}
