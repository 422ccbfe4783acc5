import type { DeskRoute } from "@precise/contract/desk/kit/desk-route";
import type { Permission } from "@precise/contract/desk/staff/permissions";
import type * as z from "zod/mini";
import type { Scheduling } from "#api/modules/appointments/scheduling-port.ts";
import type { CatalogueAnswers } from "#api/modules/catalogue/catalogue-answers.ts";
import type { ShopContent } from "#api/modules/company/content.ts";
import type { RunningDiscounts } from "#api/modules/discounts/running-discounts.ts";
import type { MessageChannel } from "#api/modules/messaging/messaging-port.ts";
import type { OnlinePayments } from "#api/modules/money/online/online-payments.ts";
import type { ShopSettings } from "#api/modules/settings/open-settings.ts";
import type { StaffRights, StaffSession } from "#api/modules/staff/staff-session.ts";
import type { StaffTools } from "#api/modules/staff/staff-tools.ts";
import type { BackupPlace } from "#api/platform/backup/backup-runs.ts";
import type { Database } from "#api/platform/database/port.ts";
import type { ShopFiles } from "#api/platform/files/file-store.ts";

/** What a command works with: the running api's, or those of a terminal on the database itself. */
export interface OperatorTools {
  readonly db: Database;
  readonly files: ShopFiles;
  /** As the desk has set it, where an api runs. */
  readonly unpaidOrderHours: number;
  /** What the shop sells on; missing where no api runs, and with it all that places orders. */
  readonly content?: ShopContent | undefined;
  /** What the desk has set; missing where no api runs. */
  readonly settings?: ShopSettings | undefined;
  /** Brought up to date before a change of the catalogue is reported as done. */
  readonly answers?: CatalogueAnswers;
  /** Read again before a change of discounts is reported as done; missing where no api runs. */
  readonly discounts?: RunningDiscounts;
  /** The payment service; missing where no api runs, or where the shop has none. */
  readonly online?: OnlinePayments | undefined;
  /** What accounts of the staff are made with. */
  readonly staff?: StaffTools;
  /** How messages can be sent to phones; undefined where they cannot, or where no api runs. */
  readonly newsChannels?: readonly MessageChannel[] | undefined;
  /** Where daily backups are; missing where no api runs, or where others make them. */
  readonly backups?: BackupPlace | undefined;
  /** Whose calendar has the appointments; missing where no api runs. */
  readonly scheduling?: Scheduling;
}

/** How one value of a command is typed. */
export interface Typed {
  /** `<number>` for an argument, `[id]` for one that may be left out, `--limit <count>` or `--restock` for an option. */
  readonly as: string;
  readonly about?: string;
  readonly parse?: (text: string) => unknown;
  readonly choices?: readonly string[];
  readonly default?: unknown;
  /** Of an option. */
  readonly isRequired?: boolean;
  /** The value that may not stand beside it. */
  readonly conflicts?: string;
  /** Taken, but not in the help. */
  readonly isHidden?: boolean;
  /** Its name in a complaint about the field, where several options fill it. */
  readonly named?: string;
}

/** One way to give a command on the command line. */
export interface TerminalForm {
  /** `orders move` */
  readonly words: string;
  readonly about: string;
  /** By field of the input, in the order of the help; a path such as `person.email` with `toInput`. A flag not typed is false. */
  readonly typed?: Readonly<Record<string, Typed>>;
  /** Fields that these words stand for. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Where the input has another shape than what is typed. @throws Error for the operator */
  readonly toInput?: (typed: TypedValues) => object;
}

/** Each is what its `parse` answers; the input's schema checks it. */
export type TypedValues = Readonly<Record<string, unknown>>;

/**
 * One thing that an operator may do, declared once: its name on the socket and in the audit, who may, what it is given,
 * how that is typed, what it does and how its result reads.
 */
export interface OperatorCommand<Given = unknown, Input = unknown, Result = unknown> {
  /** `orders.move` */
  readonly name: string;
  readonly permission: Permission;
  /** The call of the desk that leads to it, where its input is declared there (`ofCall`). */
  readonly call?: DeskRoute;
  /** With a field `by` where it changes something: who asks. */
  readonly input: z.ZodMiniObject;
  readonly terminal: readonly TerminalForm[];
  /**
   * Why someone of the staff may do this only with a second person, as a sentence; undefined where they may alone. The desk
   * asks it; a terminal on the server needs no second person.
   */
  approval?(
    input: Omit<Given, "by">,
    staff: StaffRights & Pick<StaffSession, "staffId">,
    tools: OperatorTools,
  ): string | undefined | Promise<string | undefined>;
  /** Whether someone with the permission may be that second person; everybody where it is missing. */
  mayApprove?(input: Omit<Given, "by">, staff: StaffRights, tools: OperatorTools): boolean;
  /** What it is about, for the list of approvals: an order's number. */
  subjectOf?(input: Omit<Given, "by">): string;
  /** What a person is asked before it is done; nothing is asked where it is missing or answers undefined. */
  ask?(input: Given): string | undefined;
  /** @throws Error whose message is for the operator; nothing was changed */
  run(tools: OperatorTools, input: Input, onProgress: (progress: unknown) => void): Promise<Result>;
  /** A result that must be confirmed: the question, and what is given with a yes. */
  again?(result: Result, input: Given): { readonly question: string; readonly given: object } | undefined;
  /** Nothing was done; the terminal ends with a failure. */
  isRefused?(result: Result): boolean;
  /** The result in lines for people. @param file where its text went */
  show(result: Result, input: Given, file?: string): string;
  /** For a result that belongs in a file on the operator's own machine, named as an argument; `-` prints it. */
  readonly file?: {
    text(result: Result): string;
    /** Of a result that is a page: what is given for the next; undefined for the last. */
    next?(result: Result): object | undefined;
    /** What --json prints beside the file's name. */
    counts(result: Result): object;
  };
}

/** Checks a declaration. A table of all forgets what each is given and answers; anyone who has one of them does not. */
export function operatorCommand<Schema extends z.ZodMiniObject, Result>(
  command: OperatorCommand<z.input<Schema>, z.output<Schema>, Result> & { readonly input: Schema },
): OperatorCommand<z.input<Schema>, z.output<Schema>, Result> {
  return command;
}
