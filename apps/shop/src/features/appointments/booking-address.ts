/** The part of a booking in the address, so that Back and reload work. */
export interface BookingAddress {
  readonly type?: string | undefined;
  /** `2026-12`, where no day is chosen yet. */
  readonly month?: string | undefined;
  /** A day in Lagos. */
  readonly day?: string | undefined;
  /** By the clock in Lagos, as `10:00`. */
  readonly time?: string | undefined;
  /** A time that another person took. */
  readonly taken?: string | undefined;
  /** The entries of the form are to be checked and what is wrong shown. */
  readonly check?: "1" | undefined;
  readonly trouble?: string | undefined;
  /** Nothing can be booked: the form for a request. */
  readonly request?: "1" | undefined;
}

export const bookingPath = "/appointment-booking";

const forms: Readonly<Record<keyof BookingAddress, RegExp>> = {
  type: /^[\w.-]{1,64}$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
  day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  taken: /^([01]\d|2[0-3]):[0-5]\d$/,
  check: /^1$/,
  trouble: /^[a-z_]{1,30}$/,
  request: /^1$/,
};

/** Reads what is well formed; anything else is as if it were not there. */
export function readBookingAddress(read: (name: string) => string | undefined): BookingAddress {
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const text = read(name);
      return text !== undefined && form.test(text) ? [[name, text]] : [];
    }),
  );
}

/** @param path of the page; an appointment that is moved has one of its own */
export function bookingHref(
  address: BookingAddress & { readonly move?: "1" },
  path: string = bookingPath,
): `/${string}` {
  const query = new URLSearchParams(
    Object.entries(address).flatMap(([name, text]) => (text === undefined ? [] : [[name, String(text)]])),
  );
  return query.size === 0 ? (path as `/${string}`) : (`${path}?${query}` as `/${string}`);
}
