import type { Scheduling } from "../appointments/scheduling-port.ts";
import { backupCommands } from "../backup/backup-commands.ts";
import type { CatalogueAnswers } from "../catalogue/catalogue-answers.ts";
import type { Database } from "../database/port.ts";
import { appointmentCommands } from "../ops/appointment-commands.ts";
import { catalogueCommands } from "../ops/catalogue-commands.ts";
import { couponCommands } from "../ops/coupon-commands.ts";
import { messageCommands } from "../ops/message-commands.ts";
import { orderCommands } from "../ops/order-commands.ts";
import { paymentCommands } from "../ops/payments/payment-commands.ts";
import { withPlainFaults } from "../ops/plain-faults.ts";
import { sessionCommands } from "../ops/session-commands.ts";
import { shopCommands } from "../ops/shop-commands.ts";
import { priceListCommands } from "../ops/trade/price-list-commands.ts";
import { tradeAccountCommands } from "../ops/trade/trade-account-commands.ts";
import { tradeChangeCommands } from "../ops/trade/trade-change-commands.ts";
import { tradeCompanyCommands } from "../ops/trade/trade-company-commands.ts";
import type { AdminCommands } from "./admin-socket.ts";

/** Every command for operators: what the running api offers, and what works on its database when none runs. */
export function operatorCommands(deps: {
  readonly db: Database;
  readonly dataFolder: string;
  readonly unpaidOrderHours: number;
  /** Brought up to date before a change of the catalogue is reported as done. */
  readonly answers?: CatalogueAnswers;
  /** Whose calendar appointments stand in; of the running api. */
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
    Object.entries(commands).map(([name, run]) => [name, withPlainFaults(name, run)]),
  );
}
