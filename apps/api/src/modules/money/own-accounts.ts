/** By which ways an operator says that money moved: the shop's own accounts. */
export const paymentProviders = ["bank", "cash", "pos"] as const;
