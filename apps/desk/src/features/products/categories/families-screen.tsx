import { type DeskFamily, listFamilies, renameFamily } from "@precise/contract/desk/products/categories";
import { listProducts } from "@precise/contract/desk/products/products";
import { cleanLine } from "@precise/contract/wire/clean-text";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { useMemo, useState } from "react";
import * as z from "zod/mini";
import { useDeskWrite } from "#desk/api/desk-query.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { textEntry } from "#desk/forms/entry-schemas.ts";
import { FormDialog } from "#desk/forms/form-dialog.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { DeskLink } from "#desk/parts/desk-link.tsx";
import { ListScreen } from "#desk/screens/list-screen.tsx";
import { useMay } from "#desk/session/session.ts";
import * as texts from "#desk/styles/texts.css.ts";
import type { Column } from "#desk/table/column.ts";
import type { TableShape } from "#desk/table/table-state.ts";

const plain: readonly Column<DeskFamily>[] = [
  { key: "name", head: "Family", cell: ({ name }) => name },
  { key: "products", head: "Products", align: "end", cell: ({ products }) => products },
  { key: "on_sale", head: "On sale", align: "end", cell: ({ on_sale }) => on_sale },
  {
    key: "examples",
    head: "Such as",
    isGrowing: true,
    onCard: "none",
    cell: ({ examples }) => <span className={texts.note}>{examples.join(" · ")}</span>,
  },
];
const shape: TableShape = { columns: [...plain, { key: "rename" }], filters: [] };
const nameOf = ({ name }: DeskFamily) => name;
const hrefOf = ({ name }: DeskFamily) => `/products?family=${encodeURIComponent(name)}`;

/** Families: products of one design in several finishes and sizes. */
export function FamiliesScreen() {
  const mayEdit = useMay("product.edit");
  const [renamed, setRenamed] = useState<DeskFamily | null>(null);
  const columns = useMemo<readonly Column<DeskFamily>[]>(
    () =>
      mayEdit
        ? [
            ...plain,
            {
              key: "rename",
              head: "Change",
              cell: (family) => (
                <Button tone="quiet" onClick={() => setRenamed(family)} aria-label={`Rename ${family.name}`}>
                  Rename
                </Button>
              ),
            },
          ]
        : plain,
    [mayEdit],
  );
  return (
    <ListScreen
      title="Families"
      beside={<DeskLink href="/products">Products</DeskLink>}
      call={listFamilies}
      rows={(page) => page.families}
      query={({ search }) => ({ search: cleanLine(search) || undefined })}
      shape={shape}
      columns={columns}
      rowId={nameOf}
      rowHref={hrefOf}
      searchHint="Name of a family"
      emptyWords="No product is in a family yet."
    >
      {renamed && <RenameDialog key={renamed.name} family={renamed} onClose={() => setRenamed(null)} />}
    </ListScreen>
  );
}

const schema = z.object({ to: textEntry("Enter a name.", 80), merge: z.boolean() });

function RenameDialog({ family, onClose }: { readonly family: DeskFamily; readonly onClose: () => void }) {
  const { name, products } = family;
  const form = useDeskForm(`rename family ${name}`, schema, { to: name, merge: false });
  const rename = useDeskWrite(renameFamily, [listFamilies, listProducts]);
  const [isTaken, setTaken] = useState(false);
  return (
    <FormDialog
      title={`Rename ${name}`}
      action="Rename"
      form={form}
      isPending={rename.isPending}
      onClose={onClose}
      onSend={async ({ to, merge }) => {
        const done = await rename.mutateAsync([{ body: { family: name, to, ...(merge && { merge }) } }]);
        if (!done.ok) {
          setTaken(done.failure.status === 409);
          return form.showFailure(done.failure);
        }
        form.forget();
        showDone(`${done.value.changed} products are in ${to}`);
        onClose();
      }}
    >
      <p>
        {products === 1 ? "1 product gets" : `${products} products get`} the new name. Shoppers do not read
        it: it holds finishes and sizes together.
      </p>
      <TextField label="Name" autoComplete="off" {...form.field("to")} />
      {isTaken && (
        <Checkbox
          id="merge"
          label="Make both families one"
          checked={form.form.watch("merge")}
          onChange={({ target }) => form.form.setValue("merge", target.checked)}
        />
      )}
    </FormDialog>
  );
}
