import{b as u,d as l}from"./chunk-RCJFN3PB.js";var a=u(l(),1);function e({of:n}){return n===null?(0,a.jsx)("span",{className:"sk count","aria-hidden":"true"}):n}export{e as a};
