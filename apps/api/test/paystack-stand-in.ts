/** By its path: as a dependency it would come into the image of the API. */
export { type RunningPayments, startPayments, startServer } from "../../payments/src/start-payments.ts";
