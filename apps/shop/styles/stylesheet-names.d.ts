declare module "*-stylesheet";
