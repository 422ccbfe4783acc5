import {
  bookDeskAppointment,
  listDeskAppointmentSlots,
  listDeskAppointments,
  listDeskAppointmentTypes,
  readAppointmentWeek,
} from "@precise/contract/desk/appointments";
import { readPhoneNumber } from "@precise/contract/nigeria/phone-number";
import { Alert } from "@precise/ui/components/feedback/alert";
import { Button } from "@precise/ui/components/inputs/button";
import { Checkbox } from "@precise/ui/components/inputs/checkbox";
import { SelectField } from "@precise/ui/components/inputs/select-field";
import { TextareaField, TextField } from "@precise/ui/components/inputs/text-field";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import * as z from "zod/mini";
import { deskQuery, failureOf, useDeskWrite } from "#desk/api/desk-query.ts";
import { failureWords } from "#desk/api/failure-words.ts";
import { showDone } from "#desk/dialogs/undo-toast.ts";
import { optionalEntry, textEntry } from "#desk/forms/entry-schemas.ts";
import { UnsavedGuard } from "#desk/forms/unsaved-guard.tsx";
import { useDeskForm } from "#desk/forms/use-desk-form.ts";
import { Page } from "#desk/parts/page.tsx";
import * as layouts from "#desk/styles/layouts.css.ts";
import * as texts from "#desk/styles/texts.css.ts";
import { whenWords } from "./appointment-words.ts";
import * as css from "./appointments.css.ts";
import { bookingForm } from "./booking-form.ts";
import { SlotPicker } from "./slot-picker.tsx";

const entries = z.object({
  type: textEntry("Choose what they want."),
  starts_at: textEntry("Choose a free time."),
  name: textEntry("Enter their name.", 120),
  email: textEntry("Enter their e-mail: the confirmation goes there.", 254).check(
    z.refine((typed) => typed === "" || /^\S+@\S+$/.test(typed), "Enter an e-mail such as ada@example.com."),
  ),
  phone: textEntry("Enter their phone.", 30).check(
    z.refine(
      (typed) => typed === "" || readPhoneNumber(typed).ok,
      "Enter a Nigerian mobile number, or one with its country code.",
    ),
  ),
  note: optionalEntry(1000),
  agreed: z.literal(true, "Ask whether they agree, then tick this."),
});
type Typed = Omit<z.input<typeof entries>, "agreed"> & { agreed: boolean };

/** Books a free time for someone who calls or is in the showroom. */
export function BookScreen() {
  const router = useRouter();
  const { data: types, error } = useQuery(deskQuery(listDeskAppointmentTypes));
  const failure = failureOf(error);
  const book = useDeskWrite(bookDeskAppointment, [
    readAppointmentWeek,
    listDeskAppointments,
    listDeskAppointmentSlots,
  ]);
  const form = useDeskForm<Typed, z.output<typeof entries>>(
    bookingForm,
    // The box begins without its tick, which the schema then asks for.
    entries as z.ZodMiniType<z.output<typeof entries>, Typed>,
    { type: "", starts_at: "", name: "", email: "", phone: "", note: "", agreed: false },
  );
  const [type, startsAt] = form.form.watch(["type", "starts_at"]);
  const { id: agreedId, error: agreedError, ...agreed } = form.field("agreed");
  const { error: timeError } = form.field("starts_at");
  // One booking for what was typed, however often the button is pressed; another one for other entries.
  const sent = useRef({ body: "", key: "" });
  const send = form.submit(async ({ note, ...input }) => {
    const body = { ...input, ...(note !== "" && { note }) };
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
    const booked = await book.mutateAsync([{ body, idempotencyKey: sent.current.key }]);
    if (!booked.ok) return form.showFailure(booked.failure);
    form.forget();
    form.form.reset();
    const appointment = booked.value;
    showDone("Booked", `${whenWords(appointment)}. ${appointment.email} gets an e-mail.`);
    router.history.push(`/appointments/${appointment.reference}`);
  });
  return (
    <Page title="Book for a caller">
      <UnsavedGuard isDirty={form.isDirty && !form.form.formState.isSubmitting} onLeave={form.forget} />
      {failure && <Alert tone="critical">{failureWords(failure)}</Alert>}
      <form className={css.form} noValidate onSubmit={send}>
        <SelectField label="What" {...form.field("type")}>
          <option value="">{types === undefined ? "Reading what is offered" : "Choose"}</option>
          {types?.map(({ id, name, minutes }) => (
            <option key={id} value={id}>
              {name}, {minutes} minutes
            </option>
          ))}
        </SelectField>
        {type !== "" && (
          <SlotPicker
            key={type}
            id="book"
            type={type}
            value={startsAt}
            error={timeError}
            onChange={(value) =>
              form.form.setValue("starts_at", value, { shouldDirty: true, shouldValidate: value !== "" })
            }
          />
        )}
        <TextField label="Name" autoComplete="off" {...form.field("name")} />
        <TextField label="E-mail" type="email" autoComplete="off" {...form.field("email")} />
        <TextField label="Phone" type="tel" autoComplete="off" {...form.field("phone")} />
        <TextareaField
          label="Note"
          hint="What they want to see, what they bring."
          rows={2}
          optional
          {...form.field("note")}
        />
        <div className={layouts.closeStack}>
          <p>
            Say to the caller: “We keep your name, e-mail, phone and note for this appointment, and delete
            them a year after it. You get an e-mail with a link to move or cancel it.”
          </p>
          <Checkbox
            label="They agree"
            id={agreedId}
            aria-invalid={agreedError ? true : undefined}
            aria-describedby={agreedError ? `${agreedId}-error` : undefined}
            {...agreed}
          />
          {agreedError && (
            <p id={`${agreedId}-error`} className={texts.bad}>
              {agreedError}
            </p>
          )}
        </div>
        {form.problem && <Alert tone="critical">{form.problem}</Alert>}
        <div>
          <Button type="submit" pending={book.isPending}>
            Book and e-mail
          </Button>
        </div>
      </form>
    </Page>
  );
}
