/** Words of narrations and of company names that say nothing of who it is. */
const noise = new Set(
  `ACCOUNT ALH ALHAJA ALHAJI AND ARCH BANK BARR BEING CHIEF COMPANY CREDIT DELIVERY DEPOSIT DR ENGR ENT ENTERPRISE ENTERPRISES FOR
  FROM FUND FUNDS GLOBAL INSTANT INTERNATIONAL INTL INVOICE INWARD LAGOS LIGHT LIGHTING LIGHTS LIMITED LTD MISS MOBILE MRS NGN
  NIBSS NIG NIGERIA NIP ORDER PAY PAYMENT PLC POS PURCHASE REF REFERENCE REM SERVICES TFR THE TRANSFER TRF USSD VENTURES
  VIA WEB ACCESS CARBON ECOBANK FAIRMONEY FBN FCMB FIDELITY FIRSTBANK GLOBUS GTB GTBANK JAIZ KEYSTONE KUDA MONIEPOINT OPAY
  PALMPAY POLARIS PROVIDUS STANBIC STERLING UBA WEMA ZENITH`.split(/\s+/),
);

/** The words of a name that tell people apart, in capitals and without marks: `Adébáyọ̀ & Sons Ltd` → ADEBAYO, SONS. */
export function nameWords(text: string): readonly string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
  const words = plain.match(/[A-Z]+/g) ?? [];
  return [...new Set(words.filter((word) => word.length >= 3 && !noise.has(word)))];
}

/** How well a narration names someone: by two words or more, by one alone, or not. */
export type NameFit = "full" | "part" | "none";

/**
 * Whether a narration names a buyer or a company. Banks cut narrations: their last word may be the beginning of a name.
 * @param said words of the narration
 * @param wanted words of the name, both as `nameWords` answers them
 */
export function fitName(said: readonly string[], wanted: readonly string[]): NameFit {
  const last = said.at(-1) ?? "";
  const count = wanted.filter(
    (word) => said.includes(word) || (last.length >= 4 && word.startsWith(last)),
  ).length;
  if (count >= 2) return "full";
  return count === 1 ? "part" : "none";
}
