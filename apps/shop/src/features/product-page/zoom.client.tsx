"use client";
import "later-stylesheet";

export { Lightbox } from "@precise/ui/components/media/lightbox.client";
