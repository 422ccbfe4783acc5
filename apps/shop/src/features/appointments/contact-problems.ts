import { appointmentContact } from "@precise/contract/shop/appointments";
import { line } from "@precise/contract/wire/text";
import { problemsOf } from "@precise/web/forms/entry-problems";
import * as z from "zod/mini";
import type { ContactEntries, ContactProblems } from "./contact-entries.ts";

const { name, email, phone, note } = appointmentContact;
const ofBooking = z.object({ name, email, phone, note });
const ofRequest = z.object({ when: line(1, 200), name, email, phone, note });

/** What is wrong with the entries of a booking, by the schemas of the wire contract; server and browser ask the same. */
export function checkBooking(entries: ContactEntries): ContactProblems {
  return problemsOf(ofBooking, entries);
}

/** The same for a request. */
export function checkRequest(entries: ContactEntries): ContactProblems {
  return problemsOf(ofRequest, entries);
}
