/** Paying is in the checkout's frame: nothing beside it leads away. */
export { default } from "../checkout/layout.tsx";
