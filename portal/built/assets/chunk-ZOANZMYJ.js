<<<<<<<< HEAD:portal/built/assets/chunk-Q2PVXM2J.js
import{b as u,d as l}from"./chunk-7W3KRSGK.js";var a=u(l(),1);function e({of:n}){return n===null?(0,a.jsx)("span",{className:"sk count","aria-hidden":"true"}):n}export{e as a};
========
import{b as u,d as l}from"./chunk-2AEESJOF.js";var a=u(l(),1);function e({of:n}){return n===null?(0,a.jsx)("span",{className:"sk count","aria-hidden":"true"}):n}export{e as a};
>>>>>>>> c9ad7189 (Ask on a helper's page for at least one answer to a poll, say that answers are saved, and show each day on one line):portal/built/assets/chunk-ZOANZMYJ.js
