import { stockNoticeConsent, stockNoticeConsents } from "@precise/contract/shop/stock-notices";
import { Button } from "@precise/ui/components/inputs/button";
import { FieldError } from "@precise/ui/components/inputs/field";
import * as css from "#shop/features/newsletter/newsletter-form.css.ts";
import { stockNoticeCopy as copy } from "./stock-notice-copy.ts";

const id = "stock-notice-email";

/**
 * Asks to be notified once when an article is back: a plain form, with the words that one agrees to.
 * @param problem what is wrong with the address that was sent
 */
export function StockNoticeForm(props: {
  readonly sku: string;
  readonly email?: string;
  readonly problem?: string | undefined;
}) {
  const { sku, email = "", problem } = props;
  return (
    <form className={css.form} method="post" action="/form/stock-notice" noValidate>
      <label className={css.label} htmlFor={id}>
        {copy.email}
      </label>
      <div className={css.row}>
        <input
          className={css.input}
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          defaultValue={email}
          autoComplete="email"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-consent` : `${id}-consent`}
          // biome-ignore lint/a11y/noAutofocus: the page answers a post, and this is the one field to correct.
          autoFocus={problem !== undefined}
        />
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="consent" value={stockNoticeConsent} />
        <Button type="submit" tone="secondary">
          {copy.ask}
        </Button>
      </div>
      <FieldError id={id} error={problem} />
      <p className={css.consent} id={`${id}-consent`}>
        {stockNoticeConsents[stockNoticeConsent]}
      </p>
    </form>
  );
}
