import{S as t,b as i,c as u}from"./chunk-RCJFN3PB.js";var r=i(u(),1);var e="Clubgate";function m(o){(0,r.useEffect)(()=>{document.title=o===""?e:`${t(o)} · ${e}`},[o])}export{m as a};
