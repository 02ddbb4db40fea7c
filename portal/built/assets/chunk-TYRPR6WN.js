import{b as n,c as u}from"./chunk-ABLZKNIB.js";var e=n(u(),1),t="Clubgate";function c(o){(0,e.useEffect)(()=>{document.title=o===""?t:`${o} · ${t}`},[o])}export{c as a};
