/** What a small generator burns for a kWh, petrol or diesel. @source design "Lighting" */
export const litresPerKwh = 0.75;
/** What comes back out of a battery of what the grid put into it. @source design "Lighting" */
const shareThroughBattery = 0.8;

/** What gives power while the grid does not. */
export type OwnSupply =
  | { readonly kind: "petrol" | "diesel"; readonly nairaPerLitre: number }
  /** A battery that the grid charges; `gridNairaPerKwh` with VAT. */
  | { readonly kind: "inverter"; readonly gridNairaPerKwh: number }
  | { readonly kind: "solar" };

/**
 * ₦ for a kWh from the grid.
 * @param nairaPerKwh the tariff before VAT, as DisCos state it
 * @param vatPerThousand rate of VAT
 */
export function gridRate(nairaPerKwh: number, vatPerThousand: number): number {
  return (nairaPerKwh * (1_000 + vatPerThousand)) / 1_000;
}

/** ₦ for one kWh more from an own supply: what it burns, not what it cost to buy. */
export function ownSupplyRate(supply: OwnSupply): number {
  switch (supply.kind) {
    case "petrol":
    case "diesel":
      return supply.nairaPerLitre * litresPerKwh;
    case "inverter":
      return supply.gridNairaPerKwh / shareThroughBattery;
    case "solar":
      return 0;
  }
}
