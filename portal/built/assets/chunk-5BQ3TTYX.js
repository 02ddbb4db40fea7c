<<<<<<<< HEAD:portal/built/assets/chunk-JK76B3LS.js
import{b as t,c as a}from"./chunk-7W3KRSGK.js";var n=t(a(),1),e=matchMedia("(max-width: 73.7em)");function o(){return(0,n.useSyncExternalStore)(r=>(e.addEventListener("change",r),()=>e.removeEventListener("change",r)),()=>e.matches)}export{o as a};
========
import{b as t,c as a}from"./chunk-2AEESJOF.js";var n=t(a(),1),e=matchMedia("(max-width: 73.7em)");function o(){return(0,n.useSyncExternalStore)(r=>(e.addEventListener("change",r),()=>e.removeEventListener("change",r)),()=>e.matches)}export{o as a};
>>>>>>>> c9ad7189 (Ask on a helper's page for at least one answer to a poll, say that answers are saved, and show each day on one line):portal/built/assets/chunk-5BQ3TTYX.js
