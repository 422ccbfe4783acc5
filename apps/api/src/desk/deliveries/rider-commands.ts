import {
  addRider as addRiderCall,
  changeRider as changeRiderCall,
  listRiders as listRidersCall,
} from "@precise/contract/desk/deliveries";
import { ofCall, ofRead } from "#api/desk/kit/of-call.ts";
import { operatorCommand, type Typed } from "#api/desk/kit/operator-command.ts";
import { tableOf } from "#api/desk/kit/table-text.ts";
import { readRiderBalances } from "#api/modules/deliveries/rider-balances.ts";
import { changeRider, type Rider, riderFor } from "#api/modules/deliveries/riders.ts";
import { writeAudit } from "#api/platform/audit/audit-entries.ts";

const id: Typed = { as: "<id>" };

/** Riders and carriers, with the cash that each holds. */
export const listRiders = operatorCommand({
  name: "riders.list",
  ...ofRead(listRidersCall),
  terminal: [{ words: "riders list", about: "Riders and carriers, with the cash that each holds" }],
  run: ({ db }) => readRiderBalances(db),
  show: (riders) =>
    tableOf(riders, {
      id: "id",
      name: "name",
      phone: "phone",
      "on the way": "out",
      "cash held": ({ held }) => held.value,
      short: ({ short }) => short.value,
    }),
});

/** Lists a rider; the same phone and name again is the same rider. */
export const addRider = operatorCommand({
  name: "riders.add",
  ...ofCall(addRiderCall),
  terminal: [
    {
      words: "riders add",
      about: "Lists a rider",
      typed: { name: { as: "<name>" }, phone: { as: "<phone>" } },
    },
  ],
  run: ({ db }, { name, phone, by: actor }) =>
    db.transaction(async (tx) => {
      const rider = await riderFor(tx, { rider: { name, phone } });
      await writeAudit(tx, {
        actor,
        act: "riders.add",
        subject: riderSubject(rider),
        before: null,
        after: { name: rider.name },
      });
      return rider;
    }),
  show: ({ id: rider, name }) => `${name} is rider ${rider}.`,
});

/** Corrects a rider's name or phone, or ends one's work. */
export const editRider = operatorCommand({
  name: "riders.change",
  ...ofCall(changeRiderCall),
  terminal: [
    {
      words: "riders change",
      about: "Corrects a rider's name or phone",
      typed: { id, name: { as: "--name <name>" }, phone: { as: "--phone <number>" } },
    },
    {
      words: "riders end",
      about: "Marks a rider as one who brings orders no more",
      typed: { id },
      fixed: { isActive: false },
    },
  ],
  run: ({ db }, { id: riderId, by: actor, ...to }) =>
    db.transaction(async (tx) => {
      const { before, after } = await changeRider(tx, riderId, to);
      const kept = ({ name, is_active }: Rider) => ({ name, is_active });
      await writeAudit(tx, {
        actor,
        act: "riders.change",
        subject: riderSubject(after),
        before: kept(before),
        after: { ...kept(after), ...(before.phone === after.phone ? {} : { phone: "changed" }) },
      });
      return after;
    }),
  show: ({ name }) => `${name} is changed.`,
});

/** How a rider is named in the audit. */
export function riderSubject({ id: rider }: Pick<Rider, "id">): string {
  return `rider ${rider}`;
}
