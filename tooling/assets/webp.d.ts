/** A picture of an app, which Next turns into this. */
declare module "*.webp" {
  const picture: { readonly src: string; readonly width: number; readonly height: number };
  export default picture;
}
