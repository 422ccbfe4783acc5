"use client";
import "later-stylesheet";

/** The menu's panels with their styles, which no page needs from the start. */
export { MainMenu } from "@precise/ui/blocks/header/main-menu.client";
