import { type DestinationStream, type Logger, pino } from "pino";

/** Addresses of mail, long runs of digits (phones, accounts) and long random texts (cart ids, tokens, keys). */
const personal = /[^\s"'<>()=]+@[^\s"'<>()=]+|\+?\d[\d\s-]{7,}\d|[A-Za-z0-9_-]{28,}/g;

/** Lines are written together, so many bytes at a time, and none later than this. */
const leastBytesToWrite = 12_288;
const longestWaitMilliseconds = 200;

/** A text without what may belong to a person. A file path keeps its parts: they are short. */
export function withoutPersonal(text: string): string {
  return text.replace(personal, "[removed]");
}

/** The log's form of a fault: what is needed to find it, and nothing that a person typed. */
function safeFault(fault: Error): object {
  const code = "code" in fault ? { code: String(fault.code) } : {};
  const cause = fault.cause instanceof Error ? { cause: safeFault(fault.cause) } : {};
  const errors = fault instanceof AggregateError ? { errors: fault.errors.map(safeError) } : {};
  const frames = fault.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
  return {
    type: fault.name,
    ...code,
    message: withoutPersonal(fault.message),
    stack: frames?.join("\n"),
    ...cause,
    ...errors,
  };
}

function safeError(fault: unknown): object {
  return fault instanceof Error ? safeFault(fault) : { type: typeof fault };
}

/**
 * Structured logs, one JSON object a line. Faults pass through a filter: no line ever holds an e-mail, a token, an
 * address or a cart id.
 * @source CONTRIBUTING.md "How code reads here"
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: {
      err: safeError,
    },
  };
  if (destination) return pino(options, destination);
  // A write for each line would wake the reader of the pipe each time. What is not written yet when the process ends
  // is written then, by pino.
  const standardOutput = pino.destination({ dest: 1, sync: false, minLength: leastBytesToWrite });
  setInterval(() => standardOutput.flush(), longestWaitMilliseconds).unref();
  return pino(options, standardOutput);
}
