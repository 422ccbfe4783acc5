import { logoFile } from "@precise/contract/shop/look";
import { lookStyle } from "@precise/ui/styles/look-style";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { pictureSrc } from "#desk/pictures/picture-src.ts";
import { sessionQuery } from "./session-queries.ts";

const sheet = new CSSStyleSheet();

/**
 * The desk wears the shop's look, before anything of it is painted. By a sheet that a script makes: the desk's policy allows no
 * style in its page.
 */
export function useShopLook(): void {
  const session = useQuery(sessionQuery).data;
  const look = session?.look;
  const isHouseFace = session !== undefined && (look?.face ?? "fraunces") === "fraunces";
  useLayoutEffect(() => {
    sheet.replaceSync(look ? lookStyle(look, pictureSrc) : "");
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
    document.documentElement.toggleAttribute("data-logo", look?.logo !== undefined);
    document.documentElement.toggleAttribute("data-house-face", isHouseFace);
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon === null) return;
    icon.type = look?.logo ? "image/png" : "image/svg+xml";
    icon.href = look?.logo ? pictureSrc(logoFile(look.logo.day, "icon")) : "/icon.svg";
  }, [look, isHouseFace]);
}
