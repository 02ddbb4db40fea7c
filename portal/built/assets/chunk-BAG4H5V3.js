function e(n){return n instanceof HTMLElement&&(n.isContentEditable||/^(INPUT|SELECT|TEXTAREA)$/.test(n.tagName))}export{e as a};
