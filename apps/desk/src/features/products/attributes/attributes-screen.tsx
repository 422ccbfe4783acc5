import {
  changeAttribute,
  type DeskAttribute,
  listAttributes,
} from "@precise/contract/desk/products/attributes";
import { Button } from "@precise/ui/components/inputs/button";
import { DenseTable } from "@precise/ui/components/layout/dense-table";
import { DeskIcon } from "@precise/ui/components/text/desk-icon";
import { VisuallyHidden } from "@precise/ui/components/text/visually-hidden";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showTrouble } from "#desk/dialogs/undo-toast.ts";
import { Page } from "#desk/parts/page.tsx";
import { Unread } from "#desk/parts/unread.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { AttributeDialog } from "./attribute-dialog.tsx";
import { optionWords, typeNames } from "./attribute-words.ts";
import * as css from "./attributes.css.ts";
import { RemoveAttributeDialog } from "./remove-attribute-dialog.tsx";

type Asked = { readonly act: "add" } | { readonly act: "edit" | "remove"; readonly attribute: DeskAttribute };

/** What products may state, in the order of a product's page. */
export function AttributesScreen() {
  const { data, error } = useQuery(deskQuery(listAttributes));
  const failure = failureOf(error);
  const mayEdit = useMay("product.edit");
  const [dialog, setDialog] = useState<Asked | null>(null);
  const move = useDeskWrite(changeAttribute, [listAttributes]);
  if (!data)
    return (
      <Page title="Attributes">
        <Unread failure={failure} reading="Reading attributes" />
      </Page>
    );
  const { attributes, revision } = data;
  const moveBefore = async (code: string, before: string | null) => {
    const done = await move.mutateAsync([{ params: { code }, body: { before }, ifMatch: revision }]);
    if (!done.ok) showTrouble("It stays where it is", failureWords(done.failure));
  };
  const close = () => setDialog(null);
  const acts = (attribute: DeskAttribute, place: number) => (
    <span className={css.acts}>
      <Button
        tone="quiet"
        aria-disabled={place === 0}
        onClick={() => place > 0 && void moveBefore(attribute.code, attributes[place - 1]?.code ?? null)}
      >
        <DeskIcon name="arrow-up" />
        <VisuallyHidden>Move {attribute.label} up</VisuallyHidden>
      </Button>
      <Button
        tone="quiet"
        aria-disabled={place === attributes.length - 1}
        onClick={() =>
          place < attributes.length - 1 &&
          void moveBefore(attribute.code, attributes[place + 2]?.code ?? null)
        }
      >
        <DeskIcon name="arrow-down" />
        <VisuallyHidden>Move {attribute.label} down</VisuallyHidden>
      </Button>
      <Button tone="quiet" onClick={() => setDialog({ act: "edit", attribute })}>
        <DeskIcon name="pencil" />
        <VisuallyHidden>Change {attribute.label}</VisuallyHidden>
      </Button>
      <Button tone="quiet" onClick={() => setDialog({ act: "remove", attribute })}>
        <DeskIcon name="trash" />
        <VisuallyHidden>Remove {attribute.label}</VisuallyHidden>
      </Button>
    </span>
  );
  return (
    <Page
      title="Attributes"
      actions={mayEdit && <Button onClick={() => setDialog({ act: "add" })}>New attribute</Button>}
    >
      <DenseTable
        label="Attributes"
        columns={[
          { key: "label", head: "Name", isRowHead: true },
          { key: "type", head: "Kind" },
          { key: "unit", head: "Unit" },
          { key: "filterable", head: "Filter" },
          { key: "options", head: "Options", isWide: true },
          ...(mayEdit ? [{ key: "acts", head: "Change", isHeadHidden: true }] : []),
        ]}
        rows={attributes.map((attribute, place) => ({
          key: attribute.code,
          cells: {
            label: attribute.label,
            type: typeNames[attribute.input_type],
            unit: attribute.unit ?? "",
            filterable: attribute.filterable ? "Yes" : "No",
            options: <span className={texts.muted}>{optionWords(attribute.options)}</span>,
            acts: mayEdit && acts(attribute, place),
          },
        }))}
      />
      {dialog?.act === "add" && <AttributeDialog revision={revision} onClose={close} />}
      {dialog?.act === "edit" && (
        <AttributeDialog revision={revision} attribute={dialog.attribute} onClose={close} />
      )}
      {dialog?.act === "remove" && (
        <RemoveAttributeDialog revision={revision} attribute={dialog.attribute} onClose={close} />
      )}
    </Page>
  );
}
