declare module "shop-stylesheet";
declare module "later-stylesheet";
declare module "gallery-stylesheet";
