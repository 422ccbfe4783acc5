declare module "shop-stylesheet";
declare module "gallery-stylesheet";
