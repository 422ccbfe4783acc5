import { productAct } from "@precise/contract/desk/products/products";
import * as z from "zod/mini";
import { carryOut, readRights } from "#api/desk/kit/jobs/carry-out.ts";
import type { JobKind } from "#api/desk/kit/jobs/desk-job.ts";
import type { OperatorTools } from "#api/desk/kit/operator-command.ts";
import { Refused } from "#api/platform/admin/refused.ts";
import { setProductCommand } from "./product-commands.ts";

const common = z.object({ act: productAct });

/** Does one thing to many products: each by the command that does it to one. */
export const changeProductsKind: JobKind<OperatorTools> = {
  name: "products.set",
  subject: "sku",
  async run(tools, { subject, common: values, actor }) {
    const { act } = common.parse(values);
    if (!(await readRights(tools.db, actor)).may("product.edit"))
      throw new Refused("Your role does not allow this any more.");
    await carryOut(tools, setProductCommand, { sku: subject, act }, actor);
  },
};
