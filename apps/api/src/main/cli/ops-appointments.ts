import { weekdayNames } from "@precise/contract/weekdays";
import { type Command, InvalidArgumentError } from "commander";
import { operatorOf } from "./operator.ts";
import { wholeArgument } from "./ops-arguments.ts";
import { momentText, tableText } from "./table-text.ts";

interface ListedAppointment {
  readonly reference: string;
  readonly status: string;
  readonly type: string;
  readonly desk_id: string | null;
  readonly starts_at: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

interface ListedRequest {
  readonly reference: string;
  readonly wish: string;
  readonly time_wish: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly created_at: string;
  readonly done_at: string | null;
}

interface ListedDesk {
  readonly id: string;
  readonly capacity: number;
  readonly hours: readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[];
}

/** `pnpm ops appointments …` */
export function addAppointmentCommands(program: Command): void {
  const appointments = program
    .command("appointments")
    .description("Appointments and the desks that offer them");
  appointments
    .command("list")
    .description("Booked appointments, the next first")
    .option("--all", "with what is past or cancelled")
    .option("--limit <count>", "how many", wholeArgument, 100)
    .action(async (options: { all?: true; limit: number }, command: Command) => {
      const operator = operatorOf(command);
      const input = { all: options.all ?? false, limit: options.limit };
      operator.show(await operator.ask<ListedAppointment[]>("appointments.list", input), appointmentsText);
    });
  appointments
    .command("cancel")
    .description("Cancels an appointment and e-mails the visitor")
    .argument("<reference>")
    .action(async (reference: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      await operator.confirm(`This cancels ${reference} and e-mails the visitor.`);
      const done = await operator.change<{ reference: string }>("appointments.cancel", { reference });
      operator.show(done, (cancelled) => `Cancelled ${cancelled.reference}. The visitor gets an e-mail.`);
    });
  addDayCommand(appointments, "close", true);
  addDayCommand(appointments, "open", false);
  addDeskCommands(appointments);
  addRequestCommands(appointments);
}

function addDayCommand(appointments: Command, name: "close" | "open", closed: boolean): void {
  appointments
    .command(name)
    .description(
      closed ? "Closes a day for appointments" : "Opens a closed day for appointments, even a holiday",
    )
    .argument("<day>", "in Lagos, like 2026-12-24")
    .option("--desk <desk>", "only this desk")
    .option("--reason <text>", "why", closed ? "Closed" : "Open")
    .action(async (day: string, options: { desk?: string; reason: string }, command: Command) => {
      const operator = operatorOf(command);
      const done = await operator.change<{ booked: string[] }>("appointments.day", {
        day,
        closed,
        ...options,
      });
      const left = (booked: readonly string[]) =>
        closed && booked.length > 0 ? ` Still booked: ${booked.join(", ")}.` : "";
      operator.show(done, ({ booked }) => `${day} is ${closed ? "closed" : "open"}.${left(booked)}`);
    });
}

function addDeskCommands(appointments: Command): void {
  appointments
    .command("desks")
    .description("The desks, their hours, and how many visitors each takes at a time")
    .action(async (_options: object, command: Command) => {
      const operator = operatorOf(command);
      operator.show(await operator.ask<ListedDesk[]>("appointments.desks", {}), desksText);
    });
  appointments
    .command("hours")
    .description("Sets a desk's hours on a day of the week")
    .argument("<desk>")
    .argument("<weekday>", "Monday to Sunday", weekdayArgument)
    .argument("<hours>", "like 09:00-17:30, or closed", hoursArgument)
    .action(
      async (
        desk: string,
        weekday: number,
        hours: { opens: string; closes: string } | null,
        _options: object,
        command: Command,
      ) => {
        const operator = operatorOf(command);
        const done = await operator.change("appointments.hours", { desk, weekday, hours });
        const hoursText = hours ? `${hours.opens} to ${hours.closes}` : "closed";
        operator.show(done, () => `${desk}, ${weekdayNames[weekday - 1]}: ${hoursText}.`);
      },
    );
  appointments
    .command("capacity")
    .description("Sets how many visitors a desk takes at a time")
    .argument("<desk>")
    .argument("<visitors>", "how many", wholeArgument)
    .action(async (desk: string, capacity: number, _options: object, command: Command) => {
      const operator = operatorOf(command);
      const done = await operator.change("appointments.capacity", { desk, capacity });
      operator.show(done, () => `${desk} takes ${capacity} at a time.`);
    });
}

function addRequestCommands(appointments: Command): void {
  appointments
    .command("requests")
    .description("Requests sent while booking was not possible, the oldest first")
    .option("--all", "with those that are done")
    .option("--limit <count>", "how many", wholeArgument, 100)
    .action(async (options: { all?: true; limit: number }, command: Command) => {
      const operator = operatorOf(command);
      const input = { all: options.all ?? false, limit: options.limit };
      operator.show(await operator.ask<ListedRequest[]>("appointments.requests", input), requestsText);
    });
  appointments
    .command("done")
    .description("Marks a request as answered")
    .argument("<reference>")
    .action(async (reference: string, _options: object, command: Command) => {
      const operator = operatorOf(command);
      const done = await operator.change<{ reference: string }>("appointments.done", { reference });
      operator.show(done, (request) => `${request.reference} is marked as answered.`);
    });
}

function weekdayArgument(text: string): number {
  const place = weekdayNames.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  if (place < 0) throw new InvalidArgumentError("Give a day of the week, like Monday.");
  return place + 1;
}

function hoursArgument(text: string): { opens: string; closes: string } | null {
  if (text === "closed") return null;
  const [, opens, closes] = /^(\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(text) ?? [];
  if (opens === undefined || closes === undefined) {
    throw new InvalidArgumentError("Give hours like 09:00-17:30, or closed.");
  }
  return { opens, closes };
}

function appointmentsText(rows: readonly ListedAppointment[]): string {
  return tableText(
    ["Reference", "When (Lagos)", "What", "Desk", "State", "Name", "E-mail", "Phone"],
    rows.map((row) => [
      row.reference,
      momentText(row.starts_at),
      row.type,
      row.desk_id,
      row.status,
      row.name,
      row.email,
      row.phone,
    ]),
  );
}

function requestsText(rows: readonly ListedRequest[]): string {
  return tableText(
    ["Reference", "Left", "About", "When", "Name", "E-mail", "Phone", "Done"],
    rows.map((row) => [
      row.reference,
      momentText(row.created_at),
      row.wish,
      row.time_wish,
      row.name,
      row.email,
      row.phone,
      momentText(row.done_at),
    ]),
  );
}

function desksText(desks: readonly ListedDesk[]): string {
  return tableText(
    ["Desk", "At a time", "Hours"],
    desks.map(({ id, capacity, hours }) => [
      id,
      capacity,
      hours
        .map((each) => `${weekdayNames[each.weekday - 1]?.slice(0, 3)} ${each.opens}-${each.closes}`)
        .join(", "),
    ]),
  );
}
