import type { Scheduling } from "#api/modules/appointments/scheduling-port.ts";
import type { CatalogueAnswers } from "#api/modules/catalogue/catalogue-answers.ts";
import type { AdminCommands } from "#api/platform/admin/admin-socket.ts";
import type { Database } from "#api/platform/database/port.ts";
import { appointmentCommands } from "./appointment-commands.ts";
import { backupCommands } from "./backup-commands.ts";
import { catalogueCommands } from "./catalogue-commands.ts";
import { couponCommands } from "./coupon-commands.ts";
import { messageCommands } from "./message-commands.ts";
import { withOptionErrors } from "./option-errors.ts";
import { orderCommands } from "./order-commands.ts";
import { paymentCommands } from "./payments/payment-commands.ts";
import { sessionCommands } from "./session-commands.ts";
import { shopCommands } from "./shop-commands.ts";
import { priceListCommands } from "./trade/price-list-commands.ts";
import { tradeAccountCommands } from "./trade/trade-account-commands.ts";
import { tradeChangeCommands } from "./trade/trade-change-commands.ts";
import { tradeCompanyCommands } from "./trade/trade-company-commands.ts";

/** Every command for operators: what the running api offers, and what works on its database when none runs. */
export function operatorCommands(deps: {
  readonly db: Database;
  readonly dataFolder: string;
  readonly unpaidOrderHours: number;
  /** Brought up to date before a change of the catalogue is reported as done. */
  readonly answers?: CatalogueAnswers;
  /** Whose calendar has the appointments; of the running api. */
  readonly scheduling?: Scheduling;
}): AdminCommands {
  const commands = {
    ...catalogueCommands(deps),
    ...orderCommands(deps.db, deps.unpaidOrderHours),
    ...paymentCommands(deps.db, deps.unpaidOrderHours),
    ...couponCommands(deps.db),
    ...shopCommands(deps.db),
    ...sessionCommands(deps.db),
    ...appointmentCommands(deps),
    ...tradeAccountCommands(deps.db),
    ...tradeChangeCommands(deps.db),
    ...tradeCompanyCommands(deps.db),
    ...priceListCommands(deps.db),
    ...messageCommands(deps),
    ...backupCommands(deps),
  };
  return Object.fromEntries(
    Object.entries(commands).map(([name, run]) => [name, withOptionErrors(name, run)]),
  );
}
