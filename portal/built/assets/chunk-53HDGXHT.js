<<<<<<<< HEAD:portal/built/assets/chunk-QFMUMUMY.js
import{Q as t,b as i,c as u}from"./chunk-7W3KRSGK.js";var r=i(u(),1);var e="Clubgate";function m(o){(0,r.useEffect)(()=>{document.title=o===""?e:`${t(o)} · ${e}`},[o])}export{m as a};
========
import{Q as t,b as i,c as u}from"./chunk-2AEESJOF.js";var r=i(u(),1);var e="Clubgate";function m(o){(0,r.useEffect)(()=>{document.title=o===""?e:`${t(o)} · ${e}`},[o])}export{m as a};
>>>>>>>> c9ad7189 (Ask on a helper's page for at least one answer to a poll, say that answers are saved, and show each day on one line):portal/built/assets/chunk-53HDGXHT.js
