var e={API_ACCESS_PLUS:"API Access Plus",WEBHOOKS_ACCESS:"Webhooks Access"};function t({isPro:s,addOns:o},r){return[...s?["Pro"]:[],...o.map(n=>e[n]??n)].join(", ")||r}export{t as a};
