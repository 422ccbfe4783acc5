/** What is said of where an order goes and how it is paid; apart from the other sentences, which every page loads. */
export const stateMissing = "Choose a state.";
export const lgaMissing = "Choose a local government area.";
export const lgaElsewhere = "Choose an area in that state.";
export const streetMissing = "Enter the street and house number.";
export const streetOutOfBounds = "Enter the street and house number in 3 to 120 characters.";
export const paymentMissing = "Choose how to pay.";
export const paymentNotOffered = "Choose one of these ways to pay.";
