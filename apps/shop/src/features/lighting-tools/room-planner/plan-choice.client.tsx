"use client";
import { IntentLink } from "@precise/web/components/intent-link.client";
import { PictureElement } from "@precise/web/components/picture-element";
import type { ImageAttributes } from "@precise/web/pictures/picture-size";
import { choiceCopy as copy } from "./choice-copy.ts";
import { NoteList } from "./note-list.tsx";
import * as css from "./plan-choices.css.ts";

/** A light that answers a room, as plain values. */
export interface ChoiceContent {
  readonly name: string;
  readonly facts: string;
  readonly bulbs?: string;
  readonly notes: readonly string[];
  readonly total: string;
  readonly each: string;
  /** The page with its plan; absent where that is shown. */
  readonly href?: string;
  readonly image?: ImageAttributes;
  readonly colour?: string | undefined;
}

/**
 * A row of the list. It needs no browser, and yet is a client component: a page carries what its server components render a
 * second time, and of this one its values alone.
 */
export function PlanChoice({ content, sizes }: { readonly content: ChoiceContent; readonly sizes: string }) {
  const { name, facts, bulbs, notes, total, each, href, image, colour } = content;
  return (
    <li className={css.choice}>
      <div className={css.picture}>
        {image && <PictureElement image={image} sizes={sizes} alt="" colour={colour} isFirst={false} />}
      </div>
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p>{facts}</p>
        {bulbs !== undefined && <p className={css.muted}>{bulbs}</p>}
        <NoteList notes={notes} />
      </div>
      <div className={css.money}>
        <p className={css.total}>{total}</p>
        <p className={css.muted}>{each}</p>
        {href === undefined ? (
          <p className={css.muted}>{copy.chosen}</p>
        ) : (
          <IntentLink href={href} className={css.link} aria-label={copy.chooseName(name)}>
            {copy.choose}
          </IntentLink>
        )}
      </div>
    </li>
  );
}
