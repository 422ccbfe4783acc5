import { expect, it } from "vitest";
import type { Database } from "#api/platform/database/port.ts";
import { SqlError } from "#api/platform/database/sql-error.ts";
import { createMetrics } from "./metrics.ts";

it("a full disk has a figure of its own, so that an alarm can tell it from other faults", async () => {
  const metrics = createMetrics(false);
  for (const code of ["53100", "23505"]) {
    const refuse = () => Promise.reject(new SqlError("no", code));
    const full: Database = {
      kind: "postgres",
      query: refuse,
      transaction: refuse,
      listen: refuse,
      close: refuse,
    };
    await expect(metrics.measured(full).query("select 1")).rejects.toThrow("no");
  }
  const { body } = await metrics.text();
  for (const outcome of ["disk_full", "failed"])
    expect(body).toContain(`database_duration_seconds_count{kind="statement",outcome="${outcome}"} 1`);
});
