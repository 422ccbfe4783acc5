"use client";
import { formatNaira } from "@precise/cart-core/money";
import { Button } from "@precise/ui/components/inputs/button";
import { PictureElement } from "@precise/web/components/picture-element";
import { useEffect, useState } from "react";
import * as css from "./cart-drawer.css.ts";
import { cartDrawerCopy as copy } from "./cart-drawer-copy.ts";
import { type GoesWith, goesWithPicture, readGoesWith } from "./goes-with.ts";

/** What goes with the added product, asked for when the drawer opens. Nothing where nothing does, or nobody answers. */
export function GoesWithList(props: {
  readonly sku: string;
  readonly adding: string | null;
  readonly onAdd: (other: GoesWith) => void;
}) {
  const { sku, adding, onAdd } = props;
  const [others, setOthers] = useState<readonly GoesWith[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    void ask(sku, asking.signal).then(setOthers, () => undefined);
    return () => asking.abort();
  }, [sku]);
  if (others.length === 0) return null;
  return (
    <section className={css.others} aria-labelledby="goes-with-title">
      <h3 id="goes-with-title" className={css.title}>
        {copy.goesWith}
      </h3>
      <ul className={css.others} role="list">
        {others.map((other) => (
          <li key={other.sku} className={css.other}>
            <span className={css.picture}>{other.image && <OtherPicture image={other.image} />}</span>
            <span>
              <a href={other.href}>{other.name}</a>
              <span className={css.price}> {formatNaira(other.kobo)}</span>
            </span>
            <Button
              tone="secondary"
              pending={adding === other.sku}
              aria-label={copy.addNamed(other.name)}
              onClick={() => onAdd(other)}
            >
              {copy.add}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherPicture({
  image: { colour, night, ...image },
}: {
  readonly image: NonNullable<GoesWith["image"]>;
}) {
  const twins = { ...image, ...(night !== undefined && { night }) };
  return (
    <PictureElement image={twins} sizes={goesWithPicture.sizes} alt="" colour={colour} isFirst={false} />
  );
}

async function ask(sku: string, signal: AbortSignal): Promise<readonly GoesWith[]> {
  const answer = await fetch(`/form/cart/goes-with/${encodeURIComponent(sku)}`, { signal });
  return answer.ok ? readGoesWith(await answer.json()) : [];
}
