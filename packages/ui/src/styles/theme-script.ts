import { pageByDay, pageByNight } from "./tokens.ts";

/** Where the choice is kept: localStorage `lights`, "on" or "off"; nothing means that the page follows the system. */
export const lightsStorageKey = "lights";
/** Where a shopper's own number of columns is kept: "2" to "5"; nothing means what suits the screen. */
export const columnsStorageKey = "columns";

/**
 * Inline script for the head, before anything is painted: puts the stored choices on `<html data-theme>` and
 * `<html data-columns>`, so that the page never flashes in the other theme and no listing moves; the browser's own bars take the chosen theme's colour. `<html data-signed-in>` says that a person is signed in, and
 * `<html data-viewed>` that products were looked at, whose row is kept a place. A constant string: its hash can be part of a content security policy.
 * `<html data-lite>` says that the browser saves data: it gets no web font.
 * Of a page's first picture and its twin, `<img loading="lazy" data-first="on|off">`, the one of these lights becomes eager as soon as it
 * has been read: no layout has to be waited for, and the other one is never fetched (decision 046).
 * Single quotes: a page carries it a second time, in a text where double ones would be escaped and so compress badly.
 * The `<html>` element needs `suppressHydrationWarning`, for the server cannot know the attribute.
 */
export const themeScript = `try{var d=document,e=d.documentElement.dataset;if(/(^|; )precise_signed_in=1/.test(d.cookie))e.signedIn='';if(navigator.connection?.saveData)e.lite='';var s=localStorage,l=s.lights,c=s.columns,m;if(s.recentlyViewed)e.viewed='';if(l=='on'||l=='off'){e.theme='lights-'+l;m=d.createElement('meta');m.name='theme-color';m.content=l=='on'?'${pageByDay}':'${pageByNight}';d.head.prepend(m)}if(/^[2-5]$/.test(c))e.columns=c}catch(e){}new MutationObserver((_,o)=>{var i=d.querySelector('[data-first='+(e.theme?e.theme.slice(7):matchMedia('(prefers-color-scheme:dark)').matches?'off':'on')+']');if(i){i.loading='eager';o.disconnect()}}).observe(d,{childList:true,subtree:true})`;
